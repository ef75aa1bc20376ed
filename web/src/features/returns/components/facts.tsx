import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { Term } from '../../../shared/ui/term.tsx';
import classes from './facts.module.css';

export type Fact = { name: MessageDescriptor; lines?: readonly string[]; value?: ReactNode };

/** Facts with their names; empty ones are left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(({ lines, value }) => value !== undefined || lines?.some(Boolean))
      .map(({ name, lines = [], value }) => (
        <Term key={name.id} name={name}>
          {value}
          {lines.filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Term>
      ))}
  </dl>
);
