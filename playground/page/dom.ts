/** Creates elements in one call each. */

type Child = Node | string | null | undefined | false;

/** @param props attributes; `onclick` and the like are listeners */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Readonly<Record<string, string | ((event: Event) => void)>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'string') made.setAttribute(name, value);
    else made.addEventListener(name.slice(2), value);
  }
  made.append(...children.filter((child): child is Node | string => Boolean(child)));
  return made;
}

/** Finds an element that the page must have. */
export function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element "${id}"`);
  return found;
}

/**
 * Loads a classic script, which a page from the file system may load, too.
 * @throws {Error} it cannot be loaded
 */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = element('script', {
      src: address,
      onload: () => resolve(),
      onerror: () => reject(new Error(`${address} could not be loaded`)),
    });
    document.head.append(script);
  });
}
