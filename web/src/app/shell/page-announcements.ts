import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../shared/ui/announcer.tsx';

/** Moves the focus to the page's heading, or to the page while it has none. */
const focusHeading = () => {
  const page = document.getElementById('content');
  const heading = page?.querySelector('h1');
  // Only an element with a tabindex takes the focus.
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? page)?.focus({ preventScroll: true });
};

/**
 * Screen readers do not notice navigation without loading. So the new title is announced, and the focus moves to the new
 * heading. It stays in a page that set it itself, or that still has the pressed tab.
 */
export const usePageAnnouncements = () => {
  const announce = useAnnounce();
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(pathname);
  useEffect(() => {
    const was = before.current;
    before.current = pathname;
    if (!was || !pathname || was === pathname) return;
    announce(document.title);
    if (!document.activeElement?.closest('#content *')) focusHeading();
  }, [announce, pathname]);
};
