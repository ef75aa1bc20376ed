import { Pagination } from '@mantine/core';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

type Props = { page: number; maxPage: number; onTurn: (page: number) => void };

/** First, previous, the pages around this one, next, last; each end is off at its bound. */
export const Pager = ({ page, maxPage, onTurn }: Props) => {
  const { formatMessage } = useIntl();
  const names = {
    first: messages.firstPage,
    previous: messages.previousPage,
    next: messages.nextPage,
    last: messages.lastPage,
  };
  return (
    <nav aria-label={formatMessage(messages.pages)}>
      <Pagination
        total={maxPage}
        value={page}
        onChange={onTurn}
        withEdges
        siblings={1}
        mt="lg"
        getItemProps={(number) => ({ 'aria-label': formatMessage(messages.page, { number }) })}
        getControlProps={(control) => ({ 'aria-label': formatMessage(names[control]) })}
      />
    </nav>
  );
};
