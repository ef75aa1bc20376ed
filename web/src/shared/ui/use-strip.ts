import { type FocusEvent, useEffect, useRef } from 'react';

/** Scrolls `strip` sideways until `item` is in its middle. `scrollIntoView` would also scroll the page. */
const centerIn = (strip: Element | null, item: Element | null | undefined): void => {
  if (!strip || !item) return;
  const [outer, inner] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
};

/**
 * Properties of a row of links that scrolls sideways on phones. It moves the current link to the middle, and again when `links`
 * changes. It also moves a link that gets the focus by key: browsers do not scroll to a link that is half in view.
 */
export const useStrip = (links = '') => {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with other links
  useEffect(() => {
    centerIn(ref.current, ref.current?.querySelector('[aria-current]'));
  }, [links]);
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) centerIn(ref.current, target);
  };
  return { ref, onFocus };
};
