/** What follows from data that never changes (printed cards, the language of their abilities) is found out once. */

/** The same function for what depends on nothing but this object; it forgets with the object. */
export function remembered<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    let entry = known.get(key);
    if (entry === undefined) known.set(key, (entry = { value: find(key) }));
    return entry.value;
  };
}

/** The same function, which finds its answer when it is first asked. */
export function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}
