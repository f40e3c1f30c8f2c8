export default {
  no_answer: "The server does not answer. Is the network there?",
  trouble: "Something went wrong ({status}). Please try again.",
  rule: "The rule",
};
