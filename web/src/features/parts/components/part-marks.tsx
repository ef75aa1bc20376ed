import { FormattedMessage } from 'react-intl';
import { NeedMark } from '../../../shared/parts/need-mark.tsx';
import { messages } from '../messages.ts';
import classes from './part-text.module.css';

export type Unfold = { open: boolean; toggle: () => void };
export type Unfolds = { kit: (Unfold & { size: number }) | null; supersession: Unfold | null };

/** How many are needed, and how many are sold at least. */
export const PartNeeds = ({ pcq, minQty }: { pcq: number; minQty: number }) => (
  <>
    {pcq > 1 && (
      <NeedMark kind="required">
        <FormattedMessage {...messages.required} values={{ n: pcq }} />
      </NeedMark>
    )}
    {minQty > 1 && (
      <NeedMark kind="minimum">
        <FormattedMessage {...messages.minOrder} values={{ n: minQty }} />
      </NeedMark>
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
