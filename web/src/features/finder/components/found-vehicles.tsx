import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChosenVehicle } from '../../../shared/store/finder-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { messages } from '../messages.ts';
import { type Answers, narrowed } from '../model/vehicle-questions.ts';
import { ChoiceGrid } from './choice-list.tsx';
import { VehicleChoices } from './vehicle-choices.tsx';
import classes from './vehicle-modal.module.css';

const PAGE = 20;
const questions = { fuel: messages.whichFuel, engine: messages.whichEngine };

type Props = Parameters<typeof VehicleChoices>[0];

/** All vehicles, in portions, with their total. */
const Listed = ({ vehicles, onChoose, below, children }: Props & { children: ReactNode }) => {
  const [count, setCount] = useState(PAGE);
  const shown: readonly ChosenVehicle[] = vehicles.slice(0, count);
  return (
    <>
      <p className={classes.count}>
        <FormattedMessage {...messages.vehicleCount} values={{ shown: shown.length, total: vehicles.length }} />{' '}
        {children}
      </p>
      <VehicleChoices vehicles={shown} onChoose={onChoose} below={below} />
      {shown.length < vehicles.length && (
        <Button variant="default" mt="md" onClick={() => setCount(count + PAGE)} text={messages.moreVehicles} />
      )}
    </>
  );
};

/** The vehicles of a look-up. Many are narrowed by questions, whose answers lead to a list. */
export const FoundVehicles = ({ vehicles, onChoose, below }: Props) => {
  const { formatMessage } = useIntl();
  const [answers, setAnswers] = useState<Answers>({});
  const [all, setAll] = useState(false);
  const { left, asked } = narrowed(vehicles, answers);
  const again = () => {
    setAnswers({});
    setAll(false);
  };
  if (asked && !all) {
    const title = formatMessage(questions[asked.question]);
    return (
      <section aria-label={title}>
        <p className={classes.question}>{title}</p>
        <ChoiceGrid
          choices={asked.choices}
          onChoose={(choice) => setAnswers({ ...answers, [asked.question]: choice })}
        />
        <Button variant="subtle" mt="sm" onClick={() => setAll(true)}>
          <FormattedMessage {...messages.showAll} values={{ count: left.length }} />
        </Button>
      </section>
    );
  }
  return (
    <Listed vehicles={left} onChoose={onChoose} below={below}>
      {(all || left.length < vehicles.length) && (
        <Button variant="subtle" size="compact-md" onClick={again} text={messages.askAgain} />
      )}
    </Listed>
  );
};
