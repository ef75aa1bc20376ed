import { TextInput } from '@mantine/core';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LockIcon } from '../../../shared/ui/icons.tsx';
import { messages } from '../messages.ts';
import { type CardFields, type CardProblem, cardForm, cardProblems } from '../model/card.ts';
import classes from './card-form.module.css';

export type CardHandle = {
  /** Marks what is wrong and moves there; true when nothing is. */
  check(): boolean;
  /** Sends the card straight to the provider; the answer cannot be read and is not needed. */
  post(formUrl: string, accessCode: string): Promise<void>;
  clearCvn(): void;
};

const NAMES = ['name', 'number', 'month', 'year', 'cvn'] as const;

/** The fields keep their values themselves: no state, no store and no call of ours ever holds a card. */
export const CardForm = ({ ref }: { ref: Ref<CardHandle> }) => {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFieldSetElement>(null);
  const [problems, setProblems] = useState<CardProblem[]>([]);

  const input = (name: string) => form.current?.querySelector<HTMLInputElement>(`[data-card="${name}"]`);
  const read = (): CardFields => {
    const [name = '', number = '', month = '', year = '', cvn = ''] = NAMES.map((each) => input(each)?.value ?? '');
    return { name, number, month, year, cvn };
  };
  const checkOne = (names: CardProblem[]) => {
    const found = cardProblems(read(), new Date()).filter((problem) => names.includes(problem));
    setProblems((before) => [...before.filter((problem) => !names.includes(problem)), ...found]);
  };

  useImperativeHandle(ref, () => ({
    check: () => {
      const found = cardProblems(read(), new Date());
      setProblems(found);
      const first = NAMES.find((name) => found.includes(name) || (name === 'year' && found.includes('expired')));
      if (first) input(first)?.focus();
      return found.length === 0;
    },
    post: async (formUrl, accessCode) => {
      const body = cardForm(read(), accessCode);
      await fetch(formUrl, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body });
    },
    clearCvn: () => {
      const cvn = input('cvn');
      if (cvn) cvn.value = '';
    },
  }));

  const error = (problem: CardProblem) => problems.includes(problem) && formatMessage(messages[`card_${problem}`]);
  const digits = { inputMode: 'numeric', spellCheck: false } as const;
  return (
    <fieldset ref={form} className={classes.card}>
      <legend className={classes.legend}>
        <FormattedMessage {...messages.creditCard} />
      </legend>
      <TextInput
        data-card="name"
        className={classes.wide}
        label={formatMessage(messages.cardName)}
        autoComplete="cc-name"
        maxLength={100}
        error={error('name')}
        onBlur={() => checkOne(['name'])}
      />
      <TextInput
        {...digits}
        data-card="number"
        className={classes.wide}
        label={formatMessage(messages.cardNumber)}
        autoComplete="cc-number"
        maxLength={23}
        error={error('number')}
        onBlur={() => checkOne(['number'])}
      />
      <TextInput
        {...digits}
        data-card="month"
        label={formatMessage(messages.cardMonth)}
        placeholder={formatMessage(messages.monthForm)}
        autoComplete="cc-exp-month"
        maxLength={2}
        error={error('month')}
        onBlur={() => checkOne(['month', 'expired'])}
      />
      <TextInput
        {...digits}
        data-card="year"
        label={formatMessage(messages.cardYear)}
        placeholder={formatMessage(messages.yearForm)}
        autoComplete="cc-exp-year"
        maxLength={4}
        error={error('year') || error('expired')}
        onBlur={() => checkOne(['year', 'expired'])}
      />
      <TextInput
        {...digits}
        data-card="cvn"
        label={formatMessage(messages.cardCvn)}
        autoComplete="cc-csc"
        maxLength={3}
        error={error('cvn')}
        onBlur={() => checkOne(['cvn'])}
      />
      <p className={classes.safe}>
        <LockIcon size={16} />
        <FormattedMessage {...messages.cardSafe} />
      </p>
    </fieldset>
  );
};
