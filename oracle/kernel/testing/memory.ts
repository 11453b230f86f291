/** Keeps what a misreading remembers about each game, because a misreading may not write to the state. */
export function memory<T extends object>(make: () => T): (game: object) => T {
  const known = new WeakMap<object, T>();
  return (game) => {
    const remembered = known.get(game) ?? make();
    known.set(game, remembered);
    return remembered;
  };
}
