import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../shared/ui/announcer.tsx';

/** Screen readers do not notice navigation without loading, so the new title is announced. */
export const usePageAnnouncements = () => {
  const announce = useAnnounce();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    announce(document.title);
  }, [announce, pathname]);
};
