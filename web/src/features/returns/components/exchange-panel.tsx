import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import type { ReturnItem } from '../api/request-queries.ts';
import { messages } from '../messages.ts';
import classes from './exchange.module.css';
import { ExchangeState } from './exchange-state.tsx';

/** The part that the buyer wants in exchange. `mine`: the reader is the buyer and can pay for it here. */
export const ExchangePanel = ({ item, mine }: { item: ReturnItem; mine: boolean }) => {
  const { region } = useApi();
  const { exchange, return_ItemID: itemID } = item;
  if (!exchange) return null;
  return (
    <section className={classes.panel} aria-labelledby="exchange">
      <h2 id="exchange">
        <FormattedMessage {...messages.exchange} />
      </h2>
      <ExchangeState exchange={exchange} />
      {exchange.state === 'Held' && mine && (
        <Button
          renderRoot={(props) => (
            <Link to="/$region/pay-offer" params={{ region }} search={{ order: '', no: '', item: itemID }} {...props} />
          )}
        >
          <FormattedMessage {...messages.exchangePay} />
        </Button>
      )}
    </section>
  );
};
