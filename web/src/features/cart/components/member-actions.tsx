import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';

type Props = { saving: boolean; onApply: () => void; onCancel: () => void };

/** Apply keeps the details with the cart; Cancel goes back to the profile. */
export const MemberActions = ({ saving, onApply, onCancel }: Props) => (
  <>
    <Button size="md" variant="outline" loading={saving} onClick={onApply}>
      <FormattedMessage {...messages.apply} />
    </Button>
    <Button size="md" variant="subtle" disabled={saving} onClick={onCancel}>
      <FormattedMessage {...messages.cancel} />
    </Button>
  </>
);
