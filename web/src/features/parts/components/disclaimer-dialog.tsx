import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { messages } from '../messages.ts';

export const DisclaimerDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title={<FormattedMessage {...messages.disclaimer} />}>
    <FormattedMessage {...messages.disclaimerText} />
  </Dialog>
);
