import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { messages } from '../messages.ts';

export const DisclaimerDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  // Opened after mounting: a dialog that is open from the start does not know where to return the focus.
  const [there, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <Dialog opened={there && opened} onClose={onClose} title={<FormattedMessage {...messages.disclaimer} />}>
      <FormattedMessage {...messages.disclaimerText} />
    </Dialog>
  );
};
