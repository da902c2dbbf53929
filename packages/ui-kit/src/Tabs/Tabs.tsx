/** Panels behind tabs on one page. For tabs that lead to other addresses use a list of NavLinks. */
import type { Key, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { classNames } from '../class-names.ts';
import './Tabs.css';

/** One tab and its panel. */
export interface TabItem<Id extends string = string> {
  id: Id;
  title: ReactNode;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

/** Properties of `Tabs`. Uncontrolled without `selected`; the first tab is open. */
export interface TabsProps<Id extends string = string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  selected?: Id | undefined;
  onChange?: ((id: Id) => void) | undefined;
  className?: string | undefined;
}

export function Tabs<Id extends string>({ label, tabs, selected, onChange, className }: TabsProps<Id>) {
  const open = (key: Key): void => {
    const tab = tabs.find(({ id }) => id === key);
    if (tab !== undefined) onChange?.(tab.id);
  };
  return (
    <AriaTabs
      className={classNames('o-tabs', className)}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onChange === undefined ? {} : { onSelectionChange: open })}
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
