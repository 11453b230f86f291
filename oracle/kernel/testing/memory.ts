/** What a fault remembers of each game that is played with it, since it may not write to the state. */
export function memory<T extends object>(make: () => T): (game: object) => T {
  const known = new WeakMap<object, T>();
  return (game) => {
    const remembered = known.get(game) ?? make();
    known.set(game, remembered);
    return remembered;
  };
}
