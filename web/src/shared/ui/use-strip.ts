import { type FocusEvent, useEffect, useRef } from 'react';

/** Scrolls `strip` sideways until `item` is in its middle. `scrollIntoView` would also scroll the page. */
const centerIn = (strip: Element | null, item: Element | null | undefined): void => {
  if (!strip || !item) return;
  const [outer, inner] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
};

/**
 * Properties of a row of links that scrolls sideways on phones. The current link is moved to the middle, again when `links`
 * differs. So is a link that gets the focus by key: browsers leave one where it is that is only half in view.
 */
export const useStrip = <Strip extends HTMLElement>(links = '') => {
  const ref = useRef<Strip>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with other links
  useEffect(() => {
    centerIn(ref.current, ref.current?.querySelector('[aria-current]'));
  }, [links]);
  const onFocus = ({ target }: FocusEvent<Strip>) => {
    if (target.matches(':focus-visible')) centerIn(ref.current, target);
  };
  return { ref, onFocus };
};
