/** A step of the schema. Steps are never changed, only added, and each leaves what the release before needs. */
interface Migration {
  readonly version: number
  readonly statements: string
}

/** Forward only. */
export const migrations: ReadonlyArray<Migration> = [
  {
    version: 1,
    statements: `
      create table rollouts.rollout (
        id text primary key,
        name text not null,
        business_entity_id integer not null,
        created_by text not null,
        created_by_id integer not null,
        created_at timestamptz not null,
        state text not null,
        wave integer,
        waiting jsonb,
        plan jsonb not null,
        snapshot jsonb not null,
        target_count integer not null,
        wake_at timestamptz
      );
      create index rollout_account on rollouts.rollout (business_entity_id, created_at desc);
      create index rollout_wake on rollouts.rollout (wake_at) where wake_at is not null;
      create table rollouts.wave (
        rollout_id text not null references rollouts.rollout on delete cascade,
        wave integer not null,
        kind text not null,
        plan jsonb not null,
        times jsonb not null,
        figures jsonb not null,
        begun_at timestamptz,
        last_run_at timestamptz,
        primary key (rollout_id, wave)
      );
      create table rollouts.target (
        rollout_id text not null references rollouts.rollout on delete cascade,
        id integer not null,
        place integer not null,
        wave integer not null,
        name text not null,
        state text not null,
        reason text,
        run_at timestamptz,
        task_id integer,
        updated_at timestamptz not null,
        call text not null default 'none',
        record jsonb not null,
        content jsonb,
        primary key (rollout_id, id)
      );
      create index target_place on rollouts.target (rollout_id, place);
      create index target_wave on rollouts.target (rollout_id, wave, state);
      create table rollouts.call (
        id bigint generated always as identity primary key,
        rollout_id text not null references rollouts.rollout on delete cascade,
        wave integer not null,
        business_entity_id integer not null,
        target_ids jsonb not null,
        state text not null,
        attempts integer not null default 0,
        due_at timestamptz not null,
        lease_until timestamptz,
        lease_by text
      );
      create index call_due on rollouts.call (due_at) where state in ('written', 'left');
      create index call_rollout on rollouts.call (rollout_id, wave);
      create table rollouts.journal (
        seq bigint generated always as identity primary key,
        rollout_id text not null references rollouts.rollout on delete cascade,
        at timestamptz not null,
        by text not null,
        kind text not null,
        wave integer,
        note text,
        figures jsonb
      );
      create index journal_rollout on rollouts.journal (rollout_id, seq);
      create table rollouts.event (
        seq bigint generated always as identity primary key,
        rollout_id text not null references rollouts.rollout on delete cascade,
        at timestamptz not null,
        kind text not null,
        data jsonb not null
      );
      create index event_rollout on rollouts.event (rollout_id, seq);
      create table rollouts.idempotency_key (
        person_id integer not null,
        key text not null,
        request text not null,
        status integer,
        answer text,
        at timestamptz not null,
        primary key (person_id, key)
      );
      create table rollouts.token (
        rollout_id text primary key references rollouts.rollout on delete cascade,
        cipher text not null,
        expires_at timestamptz
      );
    `
  },
  {
    // When a token is renewed next; empty: as soon as somebody looks.
    version: 2,
    statements: `
      alter table rollouts.token add column renew_at timestamptz;
      create index token_renew on rollouts.token (renew_at);
    `
  },
  {
    // What those who follow a list look for: events of rollouts, of which there are few beside those of their targets.
    version: 3,
    statements: `
      create index event_list on rollouts.event (seq, rollout_id) where kind <> 'target';
    `
  },
  {
    // The database looked up the rollout of each target: 100,000 look-ups of the row that their transaction holds anyway.
    version: 4,
    statements: `
      alter table rollouts.target drop constraint if exists target_rollout_id_fkey;
    `
  },
  {
    // What matched the filter of a growing rollout when it was planned and was not chosen.
    version: 5,
    statements: `
      create table rollouts.left_out (
        rollout_id text not null references rollouts.rollout on delete cascade,
        id bigint not null,
        primary key (rollout_id, id)
      );
    `
  },
  {
    // The id of a task that the first column does not hold.
    version: 6,
    statements: `
      alter table rollouts.target add column long_task_id bigint;
    `
  },
  {
    // Why a target failed in the waves before it was retried.
    version: 7,
    statements: `
      alter table rollouts.target add column earlier jsonb;
    `
  }
]
