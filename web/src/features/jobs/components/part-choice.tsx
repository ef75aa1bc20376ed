import { NativeSelect } from '@mantine/core';
import type { PartRow } from '@southline/rest/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { PartDescription } from '../../../shared/parts/part-description.tsx';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { PartPicture } from '../../../shared/parts/part-picture.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { CheckIcon, InfoIcon, WarningIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import { gradeOf, type Line } from '../model/columns.ts';
import classes from './job-page.module.css';

const Stock = ({ line: { part, quantity, short } }: { line: Line }) => {
  if (!part.orderable && part.supersededBy) {
    return <FormattedMessage {...messages.replacedBy} values={{ number: part.supersededBy }} />;
  }
  if (!part.orderable) return <FormattedMessage {...messages.replaced} />;
  const available = part.availableQuantity;
  if (short && available === 0) return <FormattedMessage {...messages.outOfStock} />;
  if (short) return <FormattedMessage {...messages.short} values={{ available, quantity }} />;
  return <FormattedMessage {...messages.inStock} values={{ available }} />;
};

type Props = {
  need: string;
  line: Line;
  /** Includes the part that is shown. */
  choices: readonly PartRow[];
  /** The part has another grade, because the column's grade is not available. */
  otherGrade: boolean;
  onChoose: (productNr: string) => void;
};

/** The part of a column for a need: its quantity, price and stock. */
export const PartChoice = ({ need, line, choices, otherGrade, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  const { price, sum } = useMoney();
  const { part, quantity, short } = line;
  const described = (choice: PartRow) => `${choice.productNr} · ${price(choice)} · ${choice.description}`;
  return (
    <div className={classes.part}>
      <PartPicture src={part.thumbImage} size={56} />
      <div className={classes.partText}>
        <p className={classes.numbers}>
          <span className={classes.quantity}>{formatMessage(messages.pieces, { quantity })}</span>
          <PartNumber number={part.productNr} />
          <span className={classes.sum}>{sum(part, quantity)}</span>
        </p>
        <PartDescription text={part.description} />
        <p className={classes.stock} data-short={short || undefined}>
          {short ? <WarningIcon size={15} /> : <CheckIcon size={15} />}
          <span>
            <Stock line={line} />
          </span>
        </p>
        {part.fitNote && (
          <p className={classes.note}>
            <InfoIcon size={15} />
            <span>
              <CatalogueWord word={part.fitNote} />
            </span>
          </p>
        )}
        {otherGrade && (
          <p className={classes.other}>
            {formatMessage(messages.otherGrade, { grade: formatMessage(messages[`grade.${gradeOf(part)}`]) })}
          </p>
        )}
        {choices.length > 1 && (
          <NativeSelect
            size="xs"
            className={classes.choices}
            aria-label={formatMessage(messages.choose, { need })}
            value={part.productNr}
            onChange={(event) => onChoose(event.currentTarget.value)}
            data={choices.map((choice) => ({ value: choice.productNr, label: described(choice) }))}
          />
        )}
      </div>
    </div>
  );
};
