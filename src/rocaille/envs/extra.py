"""The libraries of the laboratory are an extra: whoever lacks one of them learns what to install."""


def missing(problem: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same problem as a sentence."""
    return ModuleNotFoundError(
        f"The laboratory needs {problem.name}, which is not installed: install rocaille[lab].", name=problem.name
    )
