import { Tabs } from '@mantine/core';
import { useIntl } from 'react-intl';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import type { Criteria } from '../api/part-detail-queries.ts';
import { messages } from '../messages.ts';
import { FitmentTab } from './fitment-tab.tsx';
import classes from './part-tabs.module.css';

export const PartTabs = ({ partId, criterias }: { partId: string; criterias: Criteria[] }) => {
  const { formatMessage } = useIntl();
  return (
    <Tabs defaultValue="specs" keepMounted={false} classNames={{ list: classes.list, tab: classes.tab }}>
      <Tabs.List>
        <Tabs.Tab value="specs">{formatMessage(messages.specifications)}</Tabs.Tab>
        <Tabs.Tab value="fitment">{formatMessage(messages.fitment)}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="specs" className={classes.panel}>
        {criterias.length === 0 && <p className={classes.none}>{formatMessage(messages.noSpecifications)}</p>}
        <dl className={classes.specifications}>
          {criterias.map(({ name, value, isLink }) => (
            <div key={`${name} ${value}`} className={classes.specification}>
              <dt>
                <CatalogueWord word={name} />
              </dt>
              <dd>
                {isLink ? (
                  <a href={value} target="_blank" rel="noreferrer">
                    {value.split('/').pop()}
                  </a>
                ) : (
                  <CatalogueWord word={value} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Tabs.Panel>
      <Tabs.Panel value="fitment" className={classes.panel}>
        <FitmentTab partId={partId} />
      </Tabs.Panel>
    </Tabs>
  );
};
