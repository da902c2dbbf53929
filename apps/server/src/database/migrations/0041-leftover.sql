-- Data that no order has used is deleted after a while. It is found by indexes whose conditions work under row-level security
-- (comparisons of plain columns); an expression on a document would be evaluated row by row.

-- The secrets of all photos of the shop that occur in a document.
create function photo_secrets(document jsonb) returns text[] language sql immutable strict as $$
  select coalesce(array_agg(distinct found[1]), '{}')
  from regexp_matches(document::text, '/media/photo/\w{1,32}/([\w-]{43})\.jpg', 'g') as found
$$;

-- Since when no sold card, draft or quotation refers to the photo; null for good once a card was sold with it.
alter table photo add column unused_since timestamptz;
update photo set unused_since = created_at;
create index photo_unused on photo (bu_id, unused_since) where unused_since is not null;
grant update (unused_since) on photo to offrande_shop;

alter table order_line add column photo_secret text
  generated always as (substring(detail ->> 'photoUrl' from '/media/photo/\w{1,32}/([\w-]{43})\.jpg$')) stored;
create index order_line_photo on order_line (photo_secret) where photo_secret is not null;
alter table draft_order add column photo_secrets text[] generated always as (photo_secrets(lines)) stored;
alter table quotation add column photo_secrets text[] generated always as (photo_secrets(detail)) stored;

create index draft_order_age on draft_order (bu_id, updated_at);
create index bulk_file_age on bulk_file (bu_id, uploaded_at);
grant update (uploaded_at) on bulk_file to offrande_shop;

create index coupon_proof_age on coupon_proof (bu_id, proven_at);
create index card_proof_age on card_proof (bu_id, proven_at);
grant delete on coupon_proof, card_proof to offrande_shop;

-- Used by every sweep.
create index session_expiry on session (expires_at);
create index init_token_expiry on init_token (expires_at);
create index sign_in_expiry on sign_in (expires_at);
create index rate_count_age on rate_count (window_start);
