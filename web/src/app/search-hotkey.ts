import { isTyping } from '../shared/ui/is-typing.ts';

/** `/` moves the focus to the visible search box of the page. Returns a function that removes the listener. */
export const listenForSearchKey = (page: Document): (() => void) => {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const boxes = [...page.querySelectorAll<HTMLInputElement>('[data-search-box]')];
    const box = boxes.find((each) => each.offsetParent !== null);
    if (!box) return;
    event.preventDefault();
    box.focus();
    box.select();
  };
  page.addEventListener('keydown', onKey);
  return () => page.removeEventListener('keydown', onKey);
};
