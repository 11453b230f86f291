/** Caches for what follows from data that never changes, e.g. printed cards and the language of their abilities. */

/** Caches a function whose result depends only on this object, for as long as the object exists. */
export function remembered<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    let entry = known.get(key);
    if (entry === undefined) known.set(key, (entry = { value: find(key) }));
    return entry.value;
  };
}

/** Caches the result of a function from its first call. */
export function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}
