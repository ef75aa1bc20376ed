import { cleanse } from '@southline/kernel/part-number';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { isHidden, unhide } from '../../../shared/search/hidden-texts.ts';
import { partsQuery } from '../api/part-queries.ts';

/**
 * Many part numbers look like plates, so they are hidden from the URL at first. Once the catalogue has found a part with the
 * number, `onKnown` writes the URL again, so that it can be shared. The call has the text in its body.
 */
export const useKnownNumber = (text = '', vehicleSlug = '', onKnown: () => void) => {
  const source = { kind: 'part-number', partNo: text, vehicleSlug } as const;
  const { data } = useQuery({ ...partsQuery(useApi(), source, {}), enabled: isHidden(text) });
  const isKnown = data?.partListing.some(({ partsListing }) =>
    partsListing.some(({ matched }) => matched !== undefined && matched.text === cleanse(text)),
  );
  // The page renders again: it may search more than before.
  const [, setShown] = useState('');
  useEffect(() => {
    if (!isKnown || !isHidden(text)) return;
    unhide(text);
    setShown(text);
    onKnown();
  });
};
