import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import { partsQuery } from '../api/part-queries.ts';
import { messages } from '../messages.ts';
import classes from './side-by-side.module.css';
import { SideBySideSection } from './side-by-side.tsx';

/** More of them would push the other results out of sight. */
const MOST = 3;

type Props = { keywords: string; vehicleSlug: string; vehicle: string; Buy: BuySlot };

/** Shown above the results of a site search: the results that fit the chosen vehicle, with a link to all of them. */
export const FittingParts = ({ keywords, vehicleSlug, vehicle, Buy }: Props) => {
  const api = useApi();
  const { data } = useQuery(partsQuery(api, { kind: 'keywords', keywords, vehicleSlug }, {}));
  const fit = data?.fitCount ?? 0;
  if (!data || fit === 0) return null;
  const rows = data.partListing
    .flatMap(({ partsListing }) => partsListing)
    .filter((part) => part.fit === 'Fits' || part.fit === 'FitsIf')
    .slice(0, MOST);
  return (
    <SideBySideSection
      id="fitting"
      title={<FormattedMessage {...messages.fitFirst} values={{ fit, vehicle }} />}
      rows={rows}
      Buy={Buy}
    >
      {fit > rows.length && (
        <Link
          to="/$region/parts-finder"
          params={api}
          search={{ keywords, vehicle: vehicleSlug }}
          className={classes.all}
        >
          <FormattedMessage {...messages.allFitting} values={{ fit }} />
        </Link>
      )}
    </SideBySideSection>
  );
};

type UnlessProps = { keywords: string; vehicleSlug: string; otherwise: ReactNode };

/** `otherwise`, if the search found no parts for the vehicle. */
export const UnlessFitting = ({ keywords, vehicleSlug, otherwise }: UnlessProps) => {
  const { data, isPending } = useQuery(partsQuery(useApi(), { kind: 'keywords', keywords, vehicleSlug }, {}));
  return isPending || (data?.fitCount ?? 0) > 0 ? null : otherwise;
};

type FoundProps = { keywords: string; Buy: BuySlot; otherwise: ReactNode };

/** The first parts of a search by words for any vehicle, with a link to all of them; `otherwise` if there are none. */
export const FoundParts = ({ keywords, Buy, otherwise }: FoundProps) => {
  const api = useApi();
  const { data, isPending } = useQuery(partsQuery(api, { kind: 'keywords', keywords, vehicleSlug: '' }, {}));
  const rows = data?.partListing.flatMap(({ partsListing }) => partsListing).slice(0, MOST) ?? [];
  if (isPending) return null;
  if (!data || rows.length === 0) return otherwise;
  return (
    <SideBySideSection
      id="found-parts"
      title={<FormattedMessage {...messages.partsFor} values={{ words: keywords }} />}
      rows={rows}
      Buy={Buy}
    >
      <Link to="/$region/parts-finder" params={api} search={{ keywords }} className={classes.all}>
        <FormattedMessage {...messages.allFound} values={{ total: data.totalCount }} />
      </Link>
    </SideBySideSection>
  );
};
