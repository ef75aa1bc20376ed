import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages as uiMessages } from '../../../shared/ui/messages.ts';

/** The category tree on phones. */
export const CategoryDrawer = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      opened
      onClose={onClose}
      size="86%"
      closeButtonProps={{ 'aria-label': formatMessage(uiMessages.close), size: 'lg' }}
    >
      {children}
    </Drawer>
  );
};
