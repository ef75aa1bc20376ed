import { useEffect, useRef, useState } from 'react';
import { MOBILE } from '../../../shared/ui/breakpoints.ts';

/** The share of an item's height that must be visible. */
const HALF_VISIBLE = 0.5;
const QUIET = `${MOBILE}, (prefers-reduced-motion: reduce)`;

export type Direction = 'down' | 'up';
type Revealed = { shown: ReadonlySet<number>; direction: Direction };

/**
 * The children of a list that are at least half visible, and the scroll direction. Null without animation: on the server, on
 * phones and with reduced motion all items are visible.
 */
export const useReveal = <T extends HTMLElement>() => {
  const list = useRef<T>(null);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  useEffect(() => {
    const quiet = window.matchMedia(QUIET);
    const items = [...(list.current?.children ?? [])];
    const shown = new Set<number>();
    let lastY = window.scrollY;
    let observer: IntersectionObserver | undefined;
    const watch = (entries: IntersectionObserverEntry[]) => {
      const direction: Direction = window.scrollY < lastY ? 'up' : 'down';
      lastY = window.scrollY;
      for (const { target, intersectionRatio, isIntersecting } of entries) {
        const index = items.indexOf(target);
        if (intersectionRatio >= HALF_VISIBLE) shown.add(index);
        else if (!isIntersecting) shown.delete(index);
      }
      setRevealed({ shown: new Set(shown), direction });
    };
    const start = () => {
      observer?.disconnect();
      shown.clear();
      setRevealed(null);
      if (quiet.matches) return;
      observer = new IntersectionObserver(watch, { threshold: [0, HALF_VISIBLE] });
      for (const item of items) observer.observe(item);
    };
    start();
    quiet.addEventListener('change', start);
    return () => {
      quiet.removeEventListener('change', start);
      observer?.disconnect();
    };
  }, []);
  return { list, revealed };
};
