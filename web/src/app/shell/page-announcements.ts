import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../shared/ui/announcer.tsx';

/** A page that changes without loading is silent for a screen reader: it hears the new title instead. */
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
