import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Logo } from '../../shared/ui/logo.tsx';
import { Live } from '../live.tsx';
import { messages } from '../messages.ts';
import classes from './shell.module.css';

/** The frame for errors outside of any region: the brand and a link home. */
export const BareShell = ({ region, children }: { region: string; children: ReactNode }) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link to="/$region" params={{ region }} className={classes.brand} aria-label={formatMessage(messages.home)}>
            <Logo />
          </Link>
        </div>
      </header>
      <main className={classes.main}>{children}</main>
      <Live />
    </>
  );
};
