import { FormattedMessage, useIntl } from 'react-intl';
import type { PartRow } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import { MOST_COMPARED, toggleCompared, useCompared } from '../model/compared.ts';
import classes from './compare.module.css';

/** Marks a part for comparison; `worded` shows a text where there is room. */
export const CompareMark = ({ part: { productNr }, worded = false }: { part: PartRow; worded?: boolean }) => {
  const { formatMessage } = useIntl();
  const compared = useCompared();
  const marked = compared.includes(productNr);
  return (
    <label className={classes.mark} data-worded={worded || undefined}>
      <input
        type="checkbox"
        checked={marked}
        disabled={!marked && compared.length >= MOST_COMPARED}
        aria-label={formatMessage(messages.comparePart, { number: productNr })}
        onChange={() => toggleCompared(productNr)}
      />
      {worded && <FormattedMessage {...messages.compare} />}
    </label>
  );
};
