/** A new password with its rules, each ticked once met. Source: S5.18 to S5.21, A-56. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PASSWORD_MIN_CHARACTERS, type PasswordRuleRefusal, unmetPasswordRules } from '@offrande/domain/password';
import { Icon } from '@offrande/ui-kit/Icon';
import { PasswordField, type PasswordFieldProps } from '@offrande/ui-kit/PasswordField';

type ShownRule = Exclude<PasswordRuleRefusal['_tag'], 'ControlCharacter' | 'PasswordBreached'>;

interface NewPasswordProps extends Pick<PasswordFieldProps, 'name' | 'inputId' | 'error' | 'label'> {
  readonly value: string;
  readonly onChange: (password: string) => void;
}

export function NewPasswordField({ value, ...field }: NewPasswordProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      showLabel={t`Show the password`}
      hideLabel={t`Hide the password`}
      value={value}
      description={<PasswordRules password={value} />}
    />
  );
}

function PasswordRules({ password }: { readonly password: string }) {
  const { t } = useLingui();
  const unmet = new Set<string>(unmetPasswordRules(password).map(({ _tag }) => _tag));
  const min = PASSWORD_MIN_CHARACTERS;
  const rules: Readonly<Record<ShownRule, string>> = {
    PasswordTooShort: t`${plural(min, { one: '# character or more', other: '# characters or more' })}`,
    NoLowercaseLetter: t`A lowercase letter`,
    NoUppercaseLetter: t`An uppercase letter`,
    HasSpace: t`No space`,
  };
  return (
    <span className="password-rules">
      {Object.entries(rules).map(([rule, text]) => {
        const isMet = password !== '' && !unmet.has(rule);
        return (
          <span key={rule} className="password-rule" data-met={isMet || undefined}>
            <span className="password-rule-mark">{isMet && <Icon name="check" size="sm" />}</span>
            <span>
              <span aria-hidden="true">{text}</span>
              <span className="o-visually-hidden">{isMet ? t`Met: ${text}` : t`Not met yet: ${text}`}</span>
            </span>
          </span>
        );
      })}
    </span>
  );
}
