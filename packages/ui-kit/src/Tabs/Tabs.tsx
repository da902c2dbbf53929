/** Panels behind tabs on one page. Tabs that lead to other addresses are a list of NavLinks instead. */
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { classNames } from '../class-names.ts';
import './Tabs.css';

/** One tab and its panel. */
export interface TabItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

/** Properties of `Tabs`. Uncontrolled without `selected`; the first tab is open. */
export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  selected?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

export function Tabs({ label, tabs, selected, onChange, className }: TabsProps) {
  return (
    <AriaTabs
      className={classNames('o-tabs', className)}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onChange === undefined ? {} : { onSelectionChange: (key) => onChange(String(key)) })}
    >
      <TabList aria-label={label} className="o-tab-list">
        {tabs.map(({ id, title, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className="o-tab">
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="o-tab-panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
