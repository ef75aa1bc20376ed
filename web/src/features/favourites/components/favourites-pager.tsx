import { Pagination } from '@mantine/core';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

type Props = { page: number; pages: number; mobile: boolean; onTurn: (page: number) => void };

const names = {
  first: messages.firstPage,
  previous: messages.previousPage,
  next: messages.nextPage,
  last: messages.lastPage,
};

export const FavouritesPager = ({ page, pages, mobile, onTurn }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.pages)}>
      <Pagination
        total={pages}
        value={page}
        onChange={onTurn}
        withEdges
        siblings={mobile ? 0 : 1}
        size="lg"
        gap={mobile ? 2 : 'xs'}
        mt="lg"
        getItemProps={(number) => ({ 'aria-label': formatMessage(messages.page, { number }) })}
        getControlProps={(control) => ({ 'aria-label': formatMessage(names[control]) })}
      />
    </nav>
  );
};
