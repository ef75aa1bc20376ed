import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { makesQuery } from '../api/vehicle-queries.ts';
import { messages } from '../messages.ts';
import { splitMakes } from '../model/makes.ts';
import { ChoiceGrid, ChoiceSkeleton, StepProblem } from './choice-list.tsx';
import classes from './vehicle-modal.module.css';

export const MakeStep = ({ onChoose }: { onChoose: (make: string) => void }) => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(makesQuery(useApi()));
  if (error) return <StepProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <ChoiceSkeleton />;
  const { popular, others } = splitMakes(data);
  return (
    <>
      {popular.length > 0 && (
        <section className={classes.group} aria-labelledby="popular-makes">
          <h3 id="popular-makes">{formatMessage(messages.popularMakes)}</h3>
          <ChoiceGrid choices={popular} onChoose={onChoose} />
        </section>
      )}
      {others.length > 0 && (
        <section className={classes.group} aria-labelledby="other-makes">
          <h3 id="other-makes">{formatMessage(messages.allMakes)}</h3>
          <ChoiceGrid choices={others} onChoose={onChoose} />
        </section>
      )}
    </>
  );
};
