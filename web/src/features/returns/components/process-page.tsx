import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { processQuery, type ReturnToProcess } from '../api/process-query.ts';
import { messages } from '../messages.ts';
import { ProcessForm } from './process-form.tsx';
import { ProcessParties } from './process-parties.tsx';
import { ReturnFrame } from './return-frame.tsx';
import { StateMark } from './state-mark.tsx';

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
