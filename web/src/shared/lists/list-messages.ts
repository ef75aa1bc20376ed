import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  sortBy: { id: 'ui.list.sortBy', defaultMessage: 'Sort by' },
  filters: { id: 'ui.list.filters', defaultMessage: 'Narrow the list' },
  from: { id: 'ui.list.from', defaultMessage: 'From' },
  to: { id: 'ui.list.to', defaultMessage: 'To' },
  orderNo: { id: 'ui.list.orderNo', defaultMessage: 'Order No' },
  membershipNo: { id: 'ui.list.membershipNo', defaultMessage: 'Membership No' },
  all: { id: 'ui.list.all', defaultMessage: 'All' },
  clear: { id: 'ui.list.clear', defaultMessage: 'Clear' },
  backwards: { id: 'ui.list.backwards', defaultMessage: 'From date cannot later than to date.' },
});
