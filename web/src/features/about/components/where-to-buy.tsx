import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { messages } from '../messages.ts';
import classes from './about-page.module.css';

export const WhereToBuy = () => {
  const { formatMessage } = useIntl();
  const { region } = useApi();
  const to = (path: string) => (text: ReactNode[]) => <Link to={`/${region}/${path}` as string}>{text}</Link>;
  const links = {
    parts: to('location-service/parts-stockist'),
    batteries: to('location-service/battery-stockist'),
    finder: to('parts-finder'),
  };
  return (
    <>
      <h2>{formatMessage(messages.where)}</h2>
      <p className={classes.text}>{formatMessage(messages.whereText, links)}</p>
    </>
  );
};
