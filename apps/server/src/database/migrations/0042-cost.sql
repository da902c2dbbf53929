-- Makes costs independent of the number of cards. Under row-level security, an index is used for a condition only if
-- it compares plain columns: PostgreSQL considers `coalesce`, and every function not marked leakproof, a potential leak, and evaluates
-- such a condition row by row after the policy. So an account is found by a stored column, and the values to look up are computed
-- before the comparison (`offset 0` keeps the planner from merging the two).

alter table account add column owner_key text not null generated always as (coalesce(owner, '')) stored;
drop index account_once;
create unique index account_once on account (bu_id, kind, owner_key, currency);

-- Finds a customer by email.
alter table customer add column email_key text not null generated always as (lower(email)) stored;
drop index customer_once;
create unique index customer_once on customer (bu_id, member_type, email_key);

-- Finds a customer's data, when the account is closed or its data exported.
drop index sign_in_of_customer;
create index sign_in_of_customer on sign_in (customer_id, created_at);
drop index password_reset_of_customer;
create index password_reset_of_customer on password_reset (customer_id);
create index one_time_code_of_customer on one_time_code (customer_id);
create index draft_order_of_customer on draft_order (customer_id);

-- Finds expired data. A draft states its own expiry, which depends on its owner.
create index captcha_spent_over on captcha_spent (bu_id, expires_at);
alter table draft_order add column kept_until timestamptz;
update draft_order set kept_until = updated_at + case when customer.member_type in ('individual', 'b2b2c') then interval '1 day'
  else interval '365 days' end from customer where customer.id = draft_order.owner_id;
alter table draft_order alter column kept_until set not null;
drop index draft_order_age;
create index draft_order_over on draft_order (bu_id, kept_until);

-- Settlement looks for the attempts of an order, the page after the payment for those of a session.
create index payment_attempt_order on payment_attempt (order_no);
create index payment_attempt_session on payment_attempt (session_id);

create or replace function record_changes(p_bu text, p_journals jsonb, p_entries jsonb, p_holds jsonb) returns boolean language plpgsql as $$
declare
  journals integer;
  entries integer;
  holds integer;
begin
  insert into journal (id, bu_id, kind, cause_type, cause_id, actor, reason)
    select id, p_bu, kind, cause_type, cause_id, actor, reason
    from jsonb_to_recordset(p_journals) as given (id uuid, kind text, cause_type text, cause_id text, actor text, reason text)
    on conflict on constraint journal_once do nothing;
  get diagnostics journals = row_count;
  if journals = 0 and jsonb_array_length(p_journals) > 0 then return false; end if;

  perform from account join (
      select distinct kind, currency, coalesce(owner, '') as owner_key
      from jsonb_to_recordset(p_entries || p_holds) as given (kind text, currency char(3), owner text) offset 0) given
    on account.bu_id = p_bu and account.kind = given.kind and account.currency = given.currency
      and account.owner_key = given.owner_key
    order by account.kind collate "C", account.owner collate "C" for update of account;

  with given as (
    select given.*, account.id as account_id, account.currency as account_currency, account.posted as before
    from (select journal_id, kind, currency, coalesce(owner, '') as owner_key, amount, place
        from rows from (jsonb_to_recordset(p_entries) as (journal_id uuid, kind text, currency char(3), owner text, amount bigint))
          with ordinality as row (journal_id, kind, currency, owner, amount, place) offset 0) given
      join account on account.bu_id = p_bu and account.kind = given.kind and account.currency = given.currency
        and account.owner_key = given.owner_key
  ), ending as (
    select given.*, account.id as account_id
    from (select order_no, state, kind, currency, coalesce(owner, '') as owner_key, amount
        from jsonb_to_recordset(p_holds) as row (order_no text, state text, kind text, currency char(3), owner text, amount bigint)
        offset 0) given
      join account on account.bu_id = p_bu and account.kind = given.kind and account.currency = given.currency
        and account.owner_key = given.owner_key
  ), moves as (
    select account_id, sum(posted)::bigint as posted, sum(held)::bigint as held
    from (select account_id, amount as posted, 0 as held from given
      union all select account_id, 0, -amount from ending) parts
    group by account_id
  ), moved as (
    update account set posted = account.posted + moves.posted, held = account.held + moves.held
    from moves where account.id = moves.account_id
  ), noted as (
    insert into entry (journal_id, seq, account_id, bu_id, currency, amount, balance_after)
    select journal_id, row_number() over (partition by journal_id order by place), account_id, p_bu, account_currency, amount,
      before + sum(amount) over (partition by account_id order by place rows unbounded preceding)
    from given order by place
    returning seq
  ), ended as (
    update hold set state = ending.state from ending
    where hold.order_no = ending.order_no and hold.account_id = ending.account_id and hold.bu_id = p_bu
      and hold.state = 'open' and hold.amount = ending.amount
    returning hold.id
  )
  select (select count(*) from noted), (select count(*) from ended) into entries, holds;

  if journals <> jsonb_array_length(p_journals) or entries <> jsonb_array_length(p_entries) or holds <> jsonb_array_length(p_holds) then
    raise exception 'Recorded % journals, % entries and % ended holds, which is not what was given', journals, entries, holds
      using errcode = 'integrity_constraint_violation';
  end if;
  return true;
end $$;
