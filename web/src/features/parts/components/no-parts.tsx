import { FormattedMessage } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import type { PartsSource } from '../model/parts-source.ts';
import classes from './part-results.module.css';

// The hint in an empty list depends on the kind of search.
const hints = {
  'part-number': messages.noneNumber,
  keywords: messages.noneKeywords,
  tree: messages.noneCategory,
  category: messages.noneNamed,
};

type Props = {
  kind: PartsSource['kind'];
  /** Set if filters have removed all results. */
  onClear: (() => void) | undefined;
};

/** Shown for a list without parts: the reason, and next steps. */
export const NoParts = ({ kind, onClear }: Props) => (
  <div className={classes.state}>
    <p className={classes.none}>
      <FormattedMessage {...(onClear ? messages.noneFiltered : messages.none)} />
    </p>
    <p>
      <FormattedMessage {...(onClear ? messages.noneFilteredHint : hints[kind])} />
    </p>
    {!onClear && kind === 'category' && <Link to="/$region/parts-finder" text={messages.allCategories} />}
    {onClear && <Button variant="default" onClick={onClear} text={messages.clearFilters} />}
  </div>
);
