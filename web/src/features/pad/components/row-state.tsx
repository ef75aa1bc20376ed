import { readCount } from '@southline/kernel/read-count';
import type { UnreadReason } from '@southline/kernel/read-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { KnownFit } from '../../../shared/parts/fit-mark.tsx';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { messages } from '../messages.ts';
import { type Answer, type Choice, mostThereAre, type RowView } from '../model/row-view.ts';
import classes from './pad-row.module.css';

type Change = (typed: { partNo?: string; quantity?: number }) => void;

const Choices = ({ choices, onTake }: { choices: readonly Choice[]; onTake: Change }) => {
  const { formatMessage } = useIntl();
  return (
    <ul className={classes.choices}>
      {choices.map(({ productNr, description }) => (
        <li key={productNr}>
          <button
            type="button"
            className={classes.choice}
            aria-label={`${formatMessage(messages.take, { number: productNr })}, ${description}`}
            onClick={() => onTake({ partNo: productNr })}
          >
            <strong>{productNr}</strong> <CatalogueWord word={description} />
          </button>
        </li>
      ))}
    </ul>
  );
};

const Short = ({ answer, onChange }: { answer: Answer; onChange: Change }) => {
  const { formatMessage } = useIntl();
  const count = mostThereAre(answer);
  const { choices = [] } = answer;
  return (
    <>
      <p className={classes.problem}>
        {count > 0 ? (
          <>
            <FormattedMessage {...messages.short} values={{ count }} />{' '}
            <button type="button" className={classes.way} onClick={() => onChange({ quantity: count })}>
              <FormattedMessage {...messages.takeAll} values={{ count }} />
            </button>
          </>
        ) : (
          <FormattedMessage {...messages.outOfStock} />
        )}
      </p>
      {choices.length > 0 && (
        <>
          <p className={classes.note}>{formatMessage(messages.instead)}</p>
          <Choices choices={choices} onTake={onChange} />
        </>
      )}
    </>
  );
};

const Part = ({ part }: { part: Choice }) => (
  <div>
    <PartNumber number={part.productNr} /> <CatalogueWord word={part.description} />
    <KnownFit part={part} />
  </div>
);

type Props = {
  view: RowView;
  /** The quantity as typed. */
  typed: number;
  /** The text of a quantity that is no count, and why. */
  unread?: string | undefined;
  reason?: UnreadReason | undefined;
  refusal: string;
  onChange: Change;
};

/** A single choice only contains the typed number: the buyer confirms it. */
const textOf = (kind: 'Ambiguous' | 'Unknown', choices: number) => {
  if (kind === 'Unknown') return messages.unknown;
  return choices === 1 ? messages.proposed : messages.ambiguous;
};

const withoutAnswer = { TooMany: messages.tooMany, NoNumber: messages.noNumber };

const unreadTexts = { NotACount: messages.unreadable, Unclear: messages.unclear, Column: messages.unknownColumn };

/** A quantity that a person has to say, or to confirm if it is a count. */
const Unread = ({ unread = '', reason = 'NotACount', onChange }: Pick<Props, 'unread' | 'reason' | 'onChange'>) => {
  const count = readCount(unread);
  return (
    <p className={classes.problem}>
      <FormattedMessage {...unreadTexts[reason]} values={{ text: unread }} />{' '}
      {count !== undefined && (
        <button type="button" className={classes.way} onClick={() => onChange({ quantity: count })}>
          <FormattedMessage {...messages.takeCount} values={{ count }} />
        </button>
      )}
    </p>
  );
};

const refusals = { CartFull: messages.cartFull, LineFull: messages.lineFull };

/** The part of a row, the problem with it, and the button that fixes the problem. */
export const RowState = ({ view, typed, refusal, onChange, ...written }: Props) => {
  const { formatMessage } = useIntl();
  if (view.kind === 'Blank') return null;
  if (view.kind === 'Waiting') return <p className={classes.waiting}>{formatMessage(messages.waiting)}</p>;
  if (view.kind === 'Unreadable') return <Unread {...written} onChange={onChange} />;
  if (!('answer' in view)) return <p className={classes.problem}>{formatMessage(withoutAnswer[view.kind])}</p>;
  const { answer } = view;
  const { part, choices = [], quantity } = answer;
  const minimum = part?.extra.minQty ?? 1;
  return (
    <>
      {part && <Part part={part} />}
      {(view.kind === 'Superseded' || answer.replaced) && part && (
        <p className={classes.note}>{formatMessage(messages.superseded, { number: part.productNr })}</p>
      )}
      {part && quantity !== typed && (
        <p className={classes.note}>{formatMessage(messages.rounded, { quantity, minimum })}</p>
      )}
      {view.kind === 'Short' && <Short answer={answer} onChange={onChange} />}
      {view.kind === 'NotOrderable' && <p className={classes.problem}>{formatMessage(messages.notOrderable)}</p>}
      {(view.kind === 'Ambiguous' || view.kind === 'Unknown') && (
        <>
          <p className={classes.problem}>
            <FormattedMessage {...textOf(view.kind, choices.length)} />{' '}
            {view.kind === 'Unknown' && choices.length > 0 && <FormattedMessage {...messages.nearest} />}
          </p>
          <Choices choices={choices} onTake={onChange} />
        </>
      )}
      {refusal && (
        <p className={classes.problem}>
          <FormattedMessage {...(refusals[refusal as keyof typeof refusals] ?? messages.notAdded)} />
        </p>
      )}
    </>
  );
};
