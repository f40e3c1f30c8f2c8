/** What the server answered about one state of the table: asked once, and forgotten with the next act. */
export class Answers {
  private readonly known = new Map<string, Promise<unknown>>();
  private at = -1;

  /** The answer to a question about the table after this act; `ask` asks the server, at most once. */
  once<R>(seq: number, question: string, ask: () => Promise<R>): Promise<R> {
    if (seq !== this.at) this.known.clear();
    this.at = seq;
    let answer = this.known.get(question) as Promise<R> | undefined;
    if (!answer) {
      answer = ask();
      answer.catch(() => this.known.delete(question)); // after a failure it may be asked again
      this.known.set(question, answer);
    }
    return answer;
  }

  forget(): void {
    this.known.clear();
  }
}
