/** Choice of a card's face: a radio group of small cards, the ring outside the chosen one. Scrolls sideways on phones. */
import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { ChoiceGroup } from '../Choice/index.ts';
import type { ChoiceProps } from '../Choice/index.ts';
import { GiftCard } from '../GiftCard/index.ts';
import './CardFacePicker.css';

/** One face. */
export interface CardFace<Value extends string = string> {
  value: Value;
  name: string;
  /** `<img alt="">` or `<svg>`. */
  art: ReactNode;
  isDisabled?: boolean | undefined;
}

/** Properties of `CardFacePicker`. */
export interface CardFacePickerProps<Value extends string = string> extends ChoiceProps<Value> {
  faces: readonly CardFace<Value>[];
}

export function CardFacePicker<Value extends string>({ faces, ...rest }: CardFacePickerProps<Value>) {
  return (
    <ChoiceGroup orientation="horizontal" {...rest} answers={faces}>
      <div className="o-card-faces">
        {faces.map(({ value, name, art, isDisabled = false }) => (
          <Radio key={value} value={value} isDisabled={isDisabled} className="o-card-face">
            <GiftCard>{art}</GiftCard>
            <span className="o-card-face-name">{name}</span>
          </Radio>
        ))}
      </div>
    </ChoiceGroup>
  );
}
