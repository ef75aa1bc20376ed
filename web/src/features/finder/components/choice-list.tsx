import { Skeleton, TextInput } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { messages } from '../messages.ts';
import classes from './vehicle-modal.module.css';

/** Longer lists get a box that narrows them. */
const WORTH_FILTERING = 24;
const placeholders = Array.from({ length: 20 }, (_, index) => index);

export const ChoiceGrid = ({
  choices,
  onChoose,
}: {
  choices: readonly string[];
  onChoose: (choice: string) => void;
}) => (
  <ul className={classes.choices}>
    {choices.map((choice) => (
      <li key={choice}>
        <button type="button" className={classes.choice} onClick={() => onChoose(choice)}>
          {choice}
        </button>
      </li>
    ))}
  </ul>
);

export const ChoiceSkeleton = () => (
  <div className={classes.choices} aria-busy="true">
    {placeholders.map((each) => (
      <Skeleton key={each} height={38} radius="sm" />
    ))}
  </div>
);

export const StepProblem = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <LoadFailed className={classes.problem} variant="default" error={error} onRetry={onRetry} />
);

type Props = { query: UseQueryResult<readonly string[]>; onChoose: (choice: string) => void };

/** One step of the vehicle choice: its choices in columns, with all loading states. */
export const ChoiceList = ({ query, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useState('');
  if (query.error) return <StepProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ChoiceSkeleton />;
  if (query.data.length === 0) {
    return <p className={classes.problem}>{formatMessage(messages.nothingListed)}</p>;
  }
  const shown = query.data.filter((choice) => choice.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <>
      {query.data.length >= WORTH_FILTERING && (
        <TextInput
          className={classes.filter}
          size="sm"
          data-autofocus
          value={filter}
          aria-label={formatMessage(messages.filterList)}
          placeholder={formatMessage(messages.filterList)}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      {shown.length > 0 ? (
        <ChoiceGrid choices={shown} onChoose={onChoose} />
      ) : (
        <p className={classes.problem}>{formatMessage(messages.nothingMatches)}</p>
      )}
    </>
  );
};
