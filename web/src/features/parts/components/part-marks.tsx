import { FormattedMessage } from 'react-intl';
import type { PartRow } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import classes from './part-text.module.css';

export type Unfold = { open: boolean; toggle: () => void };
export type Unfolds = { kit: (Unfold & { size: number }) | null; supersession: Unfold | null };

/** How many are needed, and how many are sold at least. */
export const PartNeeds = ({ part }: { part: PartRow }) => (
  <>
    {part.pcq > 1 && (
      <span className={classes.required}>
        <FormattedMessage {...messages.required} values={{ n: part.pcq }} />
      </span>
    )}
    {part.extra.minQty > 1 && (
      <span className={classes.minimum}>
        <FormattedMessage {...messages.minOrder} values={{ n: part.extra.minQty }} />
      </span>
    )}
  </>
);

export const PartUnfolds = ({ kit, supersession }: Unfolds) => (
  <>
    {kit && (
      <button type="button" className={classes.unfold} aria-expanded={kit.open} onClick={kit.toggle}>
        <FormattedMessage {...(kit.open ? messages.hideParts : messages.showParts)} values={{ n: kit.size }} />
      </button>
    )}
    {supersession && (
      <button type="button" className={classes.unfold} aria-expanded={supersession.open} onClick={supersession.toggle}>
        <FormattedMessage {...(supersession.open ? messages.hideSupersession : messages.showSupersession)} />
      </button>
    )}
  </>
);
