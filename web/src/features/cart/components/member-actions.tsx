import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';

type Props = { saving: boolean; onApply: () => void; onCancel: () => void };

/** Apply saves the details with the cart; Cancel restores the profile's. */
export const MemberActions = ({ saving, onApply, onCancel }: Props) => (
  <>
    <Button size="sm" variant="default" loading={saving} onClick={onApply}>
      <FormattedMessage {...messages.apply} />
    </Button>
    <Button size="sm" variant="subtle" disabled={saving} onClick={onCancel}>
      <FormattedMessage {...messages.cancel} />
    </Button>
  </>
);
