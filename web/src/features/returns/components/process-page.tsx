import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { RegionDay } from '../../../shared/ui/region-time.tsx';
import { processQuery, type ReturnSummary, type ReturnToProcess } from '../api/process-query.ts';
import { messages } from '../messages.ts';
import { Facts } from './facts.tsx';
import classes from './process.module.css';
import { ProcessForm } from './process-form.tsx';
import { ReturnFrame } from './return-frame.tsx';
import { Age } from './row-parts.tsx';
import { StateMark } from './state-mark.tsx';

/** The member, where the goods come from, and how the refund is paid. */
const ProcessParties = ({ summary }: { summary: ReturnSummary }) => {
  const { formatMessage } = useIntl();
  return (
    <section className={classes.parties}>
      <div>
        <h2>{formatMessage(messages.memberDetails)}</h2>
        <Facts
          facts={[
            { name: messages.name, lines: [summary.memberName, summary.businessName] },
            { name: messages.membershipNo, lines: [summary.memberNumber] },
            { name: messages.address, lines: [summary.memberAddress] },
            { name: messages.email, lines: [summary.emailAddress] },
            { name: messages.mobile, lines: [summary.mobile] },
          ]}
        />
      </div>
      <div>
        <h2>{formatMessage(messages.returnNo)}</h2>
        <Facts
          facts={[
            { name: messages.returnNo, lines: [summary.returnOrderNo] },
            { name: messages.purchaseOrderNo, lines: [summary.purchaseOrderNo] },
            { name: messages.status, value: <FormattedMessage {...messages[summary.status]} /> },
            { name: messages.orderNumber, lines: [summary.orderNumber] },
            {
              name: messages.orderDate,
              value: summary.requestdate ? (
                <Age orderedAt={summary.orderdate} askedAt={summary.requestdate} />
              ) : (
                <RegionDay at={summary.orderdate} />
              ),
            },
          ]}
        />
      </div>
      <div>
        <h2>{formatMessage(messages.warehouse)}</h2>
        <p>
          <strong>{summary.warehouse.name}</strong>
          <br />
          {summary.warehouse.address}
        </p>
      </div>
      <div>
        <h2>{formatMessage(messages.payment)}</h2>
        <p>
          <strong>{formatMessage(summary.paidByCard ? messages.card : messages.cash)}</strong>
          <br />
          <FormattedMessage {...(summary.paidByCard ? messages.cardHint : messages.cashHint)} />
        </p>
      </div>
    </section>
  );
};

const Aside = ({ summary: { returnOrderNo, status } }: Pick<ReturnToProcess, 'summary'>) => (
  <>
    <FormattedMessage {...messages.itemTitle} values={{ number: returnOrderNo }} />
    <StateMark state={status} />
  </>
);

export const ProcessPage = ({ returnOrderNo }: { returnOrderNo: string }) => {
  const query = useQuery(processQuery(useApi(), returnOrderNo));
  const { data } = query;
  return (
    <ReturnFrame
      title={messages.processTitle}
      aside={data && <Aside summary={data.summary} />}
      back="desk"
      order={undefined}
      query={query}
      missing={isApiError(query.error, 'NotFound')}
    >
      {data && (
        <>
          <ProcessParties summary={data.summary} />
          <ProcessForm key={returnOrderNo} toProcess={data} />
        </>
      )}
    </ReturnFrame>
  );
};
