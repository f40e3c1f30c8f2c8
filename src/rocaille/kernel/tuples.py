"""Changed copies of tuples of ints, the only containers in a state."""


def without(row: tuple[int, ...], item: int) -> tuple[int, ...]:
    """`row` less its first `item`."""
    at = row.index(item)
    return row[:at] + row[at + 1 :]


def without_all(row: tuple[int, ...], items: tuple[int, ...]) -> tuple[int, ...]:
    """`row` less each of `items`, as often as it stands there."""
    for item in items:
        row = without(row, item)
    return row


def without_those(row: tuple[int, ...], items: tuple[int, ...]) -> tuple[int, ...]:
    """`row` less everything that stands in `items`."""
    return tuple([item for item in row if item not in items]) if items else row


def replaced(row: tuple[int, ...], at: int, item: int) -> tuple[int, ...]:
    """`row` with `item` at index `at`."""
    items = list(row)  # by way of a list there is less to allocate than in slices put together
    items[at] = item
    return tuple(items)


def inserted(row: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The sorted `row` with `item` in its place."""
    at = 0
    for other in row:
        if other > item:
            break
        at += 1
    items = list(row)
    items.insert(at, item)
    return tuple(items)


def distinct(row: tuple[int, ...]) -> tuple[int, ...]:
    """Each item of `row` once, where it stands first."""
    if len(row) < 2:
        return row
    once: list[int] = []
    for item in row:
        if item not in once:
            once.append(item)
    return tuple(once)


def contains(row: tuple[int, ...], part: tuple[int, ...]) -> bool:
    """Whether each item of `part` stands in `row`, as often as in `part`."""
    for item in part:
        if row.count(item) < part.count(item):
            return False
    return True
