/** Scrolls `strip` sideways until `item` is in its middle. `scrollIntoView` would also scroll the page. */
export const centerIn = (strip: Element | null, item: Element | null | undefined): void => {
  if (!strip || !item) return;
  const [outer, inner] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
};
