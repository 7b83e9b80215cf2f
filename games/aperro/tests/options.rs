//! Every optional rule, on and off.

use crate::common::*;
use aperro::Place::*;
use kernel::{Game, Show, Side, Text};

const REST: &str = "SE: I2rest\nNE: | I2quiet";

/// AP-114, AP-115, AP-R50: example AP-X27: a forced march and its test.
#[test]
fn forced_march() {
    let text = format!("south movement\nSR: I2a A2b\n{REST}");
    assert_eq!(battle(&text).refuses("move a to NW"), "AP-80");
    let position = with("forced_march", &text);
    assert_eq!(position.clone().play("move a to NW", &[3]).at("a"), (1, NW));
    assert_eq!(position.clone().play("move a to NW", &[2]).at("a"), (2, NW));
    assert_eq!(position.refuses("move b to NW"), "AP-80", "guns do not march");
    let slow = position.clone().then("move a to SW", &[]).then("move a to NW", &[6]);
    assert_eq!(slow.at("a"), (1, NW), "the second step is the forced one");
    assert!(slow.destinations("a").is_empty());
    let mut dies = with("forced_march", &format!("south movement\nSR: I1a\n{REST}"));
    assert_eq!(dies.play("move a to NW", &[2]).at("a"), (0, Gone));
    let mut wins = with("forced_march", "south movement\nNW: I3b\nSR: I2a\nNE: | I2q");
    assert_eq!(wins.play("move a to NC", &[]).winner(), Some((S, "conquest")), "victory comes before the test");
}

/// AP-116, AP-117, AP-118, AP-119, AP-R51: example AP-X28: rallying in reserve.
#[test]
fn rallying() {
    let text = format!("south morale\nSC: I3b*i | I3x @S\nSR: I1/3a I2full G2/0/0g\n{REST}");
    assert_eq!(battle(&text).then("morale", &[1]).refuses("rally a"), "AP-116");
    let position = with("rally", &text).then("morale", &[8, 4]);
    assert_eq!(position.legal(), ["end rally", "rally a"]);
    assert_eq!(position.refuses("rally b"), "AP-119", "it has just routed");
    assert_eq!(position.refuses("rally full"), "AP-R51");
    assert_eq!(position.refuses("rally rest"), "AP-116");
    assert_eq!(position.refuses("rally g"), "AP-116");
    let mut success = position.clone().then("rally a", &[3]);
    assert_eq!(success.at("a"), (2, SR));
    success.play("end combat", &[]);
    assert_eq!(success.refuses("move a to SC"), "AP-R51");
    assert_eq!(position.clone().play("rally a", &[4]).at("a"), (1, SR));
}

/// AP-120, AP-121, AP-R52: example AP-X35: horse and position artillery.
#[test]
fn artillery_types() {
    let text = "south movement\nSC: A3a+horse | I2y @S\nSW = hill\nSW: A3b+position\nNW: | I2x\nSE: I2r\nNE: | I2q";
    let off = battle(text);
    assert_eq!((off.attack("fight a"), off.attack("bombard NW by b")), ((3, 4), (4, 1)));
    assert_eq!((off.destinations("a"), off.allows("move b to SR")), (vec!["SR".to_owned()], true));
    let on = with("artillery_types", text);
    assert_eq!((on.attack("fight a"), on.attack("bombard NW by b")), ((3, 3), (4, 2)));
    assert_eq!(on.destinations("a"), ["SE", "SR", "SW"]);
    assert_eq!(on.refuses("move b to SR"), "AP-121");
    let attack = with("artillery_types", "south combat\nNC: A3a+horse | I2x @N\nSW: A3b+horse\nNW: | I2y\nSE: I2r");
    assert_eq!((attack.attack("fight a"), attack.attack("bombard NW by b")), ((3, 1), (3, 1)));
}

/// AP-122, AP-123, AP-124: example AP-X32: thin and deep order.
#[test]
fn doctrines() {
    let deep = with("doctrines", &format!("south combat\nNC: I3a% | I3x% @N\nSC: I3b | I3y @S\n{REST}"));
    assert_eq!((deep.attack("fight a"), deep.attack("fight x")), ((3, 3), (3, 2)));
    assert_eq!((deep.attack("fight y"), deep.attack("fight b")), ((3, 2), (3, 3)));
    let words = position("south combat\nSC: I3a%\nNC: | I3x");
    assert!(Battle::position_fault(&Battle::setup("champ_de_mars", ""), words).contains("AP-122"));
}

/// AP-122, AP-137, AP-R53: a doctrine is declared once, in secret, and revealed; mixed order is French.
#[test]
fn doctrines_are_declared() {
    let start = |options: &str| Battle::begin("quatre_bras", options, &[]);
    assert_eq!(start("").refuses_to(N, "doctrine deep"), "AP-122");
    let mut battle = start("doctrines");
    assert_eq!(battle.refuses_to(S, "done"), "AP-122");
    battle.by(S, "doctrine deep", &[]);
    assert_eq!(battle.refuses_to(S, "doctrine thin"), "AP-122");
    assert_eq!(battle.refuses_to(N, "doctrine mixed"), "AP-137");
    battle.by(S, "done", &[]).by(N, "doctrine thin", &[]).by(N, "done", &[]);
    assert!(battle.troops("husson").deep && !battle.troops("kempt").deep);
    assert!(battle.troops("bauduin").deep, "light infantry is ordinary without its option");
    let mut mixed = start("doctrines national_traits light_infantry");
    mixed.by(S, "doctrine mixed", &[]).by(S, "done", &[]).by(N, "doctrine deep", &[]).by(N, "done", &[]);
    assert!(mixed.troops("kempt").deep && !mixed.troops("saxe-weimar").deep, "light infantry has no doctrine");
    assert_eq!(mixed.side(), N);
}

/// AP-R53: the doctrines are told before a deployment whose first side the scenario names, and where both deploy in
/// secret; without the option there is nothing to reveal.
#[test]
fn doctrines_are_revealed() {
    let told = |id: &str, options: &str, steps: &[(Side, &str)]| {
        let mut battle = Battle::begin(id, options, &[]);
        let mut lines = Vec::new();
        for &(side, action) in steps {
            let mut journal = kernel::Chronicle::default();
            battle.0.play(side, &battle.action(action), &mut kernel::NoDice, &mut journal);
            lines.extend(journal.0.iter().filter_map(|(game, event)| game.tell(event, kernel::Eyes::Public)));
        }
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    let muster = [(S, "doctrine deep"), (S, "done"), (N, "doctrine thin"), (N, "done")];
    let doctrine = |word: &str| Text::key(format!("doctrine-{word}"));
    let said = Text::key("tell-doctrines").with("south", doctrine("deep")).with("north", doctrine("thin"));
    let secret = [&muster[..], &[(S, "reveal")]].concat();
    for lines in [told("quatre_bras", "doctrines", &muster), told("champ_de_mars", "doctrines", &secret)] {
        assert_eq!(lines[..], *std::slice::from_ref(&said));
    }
}

/// AP-137: in mixed order each unit is deployed thin or deep. AP-138, AP-R58: and may change.
#[test]
fn mixed_order() {
    assert_eq!(Battle::begin("champ_de_mars", "", &[]).refuses_to(S, "place s1 at SC deep"), "AP-137");
    let french = with(
        "doctrines national_traits",
        &format!("south movement\nnation french\nSC: I3a I3b! I3c>1\nSR: I3r\nSW: I3e | I3x @S\n{REST}"),
    );
    assert!(french.allows("deep a") && french.allows("deep r"));
    assert_eq!(french.refuses("thin a"), "AP-138");
    assert_eq!(french.refuses("deep e"), "AP-138", "engaged");
    assert_eq!(french.refuses("deep b"), "AP-R58", "has fought");
    assert_eq!(french.refuses("deep c"), "AP-R58", "has moved");
    let changed = french.clone().then("deep a", &[]);
    assert!(changed.troops("a").deep);
    assert_eq!(changed.refuses("move a to SR"), "AP-132", "the turn is spent");
    let other = with("doctrines national_traits", &format!("south movement\nSC: I3a\n{REST}"));
    assert_eq!(other.refuses("deep a"), "AP-138");
    let off = with("doctrines", &format!("south movement\nnation french\nSC: I3a\n{REST}"));
    assert_eq!(off.refuses("deep a"), "AP-138");
}

/// AP-125, AP-126, AP-R54: example AP-X33: light infantry.
#[test]
fn light_infantry() {
    let text = "south combat\nSW: I2a+light\nSC: I3b | I3y @S\nSE: I2r\nNE: | I2q\nNC: I3c+light | I3z @N";
    let off = battle(text);
    assert_eq!((off.attack("enfilade SC by a"), off.attack("fight c")), ((2, 1), (3, 2)));
    let mut on = with("light_infantry", text);
    assert_eq!((on.attack("enfilade SC by a"), on.attack("fight c")), ((2, 2), (3, 2)));
    let defends = with("light_infantry doctrines", "south combat\nSC: I3a+light | I3x @S\nSE: I2r\nNE: | I2q");
    assert_eq!(defends.attack("fight a"), (3, 2));
    on.play("enfilade SC by a", &[6, 6]).play("end combat", &[]);
    assert_eq!(on.destinations("a"), ["NW", "SR"]);
    assert_eq!(battle(text).then("enfilade SC by a", &[6, 6]).then("end combat", &[]).refuses("move a to SR"), "AP-52");
}

/// AP-127, AP-130, AP-132, AP-133, AP-R55: forming and leaving square.
#[test]
fn squares_are_formed() {
    let text = format!("south movement\nSC: I3a I3f! I3m>1 H3h\nSW: I2e | I3x @S\nSR: I2r\n{REST}");
    assert_eq!(battle(&text).refuses("square a"), "AP-127");
    let position = with("squares", &text);
    assert_eq!(position.refuses("square h"), "AP-127");
    assert_eq!(position.refuses("square r"), "AP-R55");
    assert_eq!(position.refuses("square f"), "AP-132");
    assert_eq!(position.refuses("square m"), "AP-132");
    assert_eq!(position.refuses("unsquare a"), "AP-127");
    let formed = position.clone().then("square a", &[]);
    assert!(formed.troops("a").square);
    assert_eq!(formed.refuses("move a to SR"), "AP-130");
    assert_eq!(formed.refuses("unsquare a"), "AP-132");
    let engaged = position.clone().then("square e", &[3]);
    assert!(!engaged.troops("e").square, "failed: the turn is wasted");
    assert_eq!(engaged.refuses("move e to SR"), "AP-132");
    assert!(position.clone().play("square e", &[2]).troops("e").square);
    let light = with("squares light_infantry", &format!("south movement\nSC: I3a+light!\n{REST}"));
    assert_eq!(light.refuses("square a"), "AP-132");
}

/// AP-128, AP-129, AP-131: example AP-X29: a square against cavalry, guns and infantry.
#[test]
fn squares_are_tested() {
    let mut position = with("squares", &format!("south morale\nSC: I3a^*cai I1b | I3x @S\n{REST}"));
    assert_eq!(position.play("morale", &[5, 3, 8]).at("a"), (1, SC));
    let mut open = with("squares", &format!("south morale\nSC: I3a*cai I1b | I3x @S\n{REST}"));
    assert_eq!(open.play("morale", &[5, 3, 8, 1]).at("a"), (1, SC), "without a square an 8 is a rout test");
}

/// AP-130, AP-R19, AP-R55: a square hits on 2 at most.
#[test]
fn squares_fight_badly() {
    let position = with("squares", &format!("south combat\nSC: I3a^ | I3x @S\nSW: I3b^\n{REST}"));
    assert_eq!((position.attack("fight a"), position.attack("enfilade SC by b")), ((3, 2), (3, 1)));
}

/// AP-131, AP-R56: with a square among the targets, colours are given out one by one, evenly in number.
#[test]
fn coloured_losses() {
    let text = "south combat\nNC: H4a I3b | I3x^ I3y @N\nSE: I2r\nNE: | I2q";
    let mut position = with("squares", text);
    position.play("fight NC by a", &[1, 1, 6, 6]).play("fight NC by b", &[1, 6, 6]).play("end combat", &[]);
    assert_eq!(position.legal(), ["loss x cavalry", "loss x infantry", "loss y cavalry", "loss y infantry"]);
    assert_eq!(position.refuses("loss x"), "AP-R56");
    assert_eq!(position.refuses("loss x artillery"), "AP-R56");
    position.play("loss x cavalry", &[]);
    assert_eq!(position.legal(), ["loss y cavalry", "loss y infantry"]);
    position.play("loss y infantry", &[]).play("loss x cavalry", &[]);
    assert_eq!(position.troops("x").losses.iter().collect::<Vec<_>>(), [aperro::Arm::Cavalry; 2]);
    let mut plain = with("squares", &text.replace('^', ""));
    plain.play("fight NC by a", &[1, 1, 6, 6]).play("fight NC by b", &[1, 6, 6]).play("end combat", &[]);
    assert_eq!(plain.legal(), ["loss x", "loss y"], "nobody in square: one each is dealt");
    assert_eq!(plain.refuses("loss x cavalry"), "AP-R56");
}

/// AP-134, AP-R57: British regulars fire one more die in defence, in fights only.
#[test]
fn british_volleys() {
    let text = "north combat\nNC = hill\nNC: I3a | I3x+british+regular I3y+british I3z+regular @N\nSE: I2r\nNE: | I2q";
    let on = with("national_traits", text);
    assert_eq!([on.attack("fight x"), on.attack("fight y"), on.attack("fight z")], [(5, 3), (4, 3), (4, 3)]);
    assert_eq!(battle(text).attack("fight x"), (4, 3));
    let attack = with("national_traits", "north combat\nSC: I3a | I3x+british+regular @S\nSE: I2r\nNE: | I2q");
    assert_eq!(attack.attack("fight x"), (3, 2));
    let flank = with("national_traits", "north combat\nNC: I3a | I3y @N\nNE: | I3x+british+regular\nSW: I2r");
    assert_eq!(flank.attack("enfilade NC by x"), (3, 1));
}

/// AP-135, AP-136, AP-R57: example AP-X30: British cavalry in attack.
#[test]
fn british_cavalry() {
    let text = "north morale\nSC: I3a | H3x+british*i @S\nSE: I2r\nNE: | I2q";
    assert_eq!(with("national_traits", text).play("morale", &[8, 5]).at("x"), (1, SC));
    assert_eq!(with("national_traits", text).play("morale", &[4]).troops("x").vc, 3, "+1 in attack");
    assert_eq!(battle(text).play("morale", &[4]).troops("x").vc, 2);
    assert_eq!(battle(text).play("morale", &[8, 5]).at("x"), (2, NR));
    let home = with("national_traits", "north morale\nNC: I3a | H3x+british*i @N\nSE: I2r\nNE: | I2q");
    assert_eq!(home.clone().play("morale", &[4]).troops("x").vc, 2, "not in defence");
    assert_eq!(home.clone().play("morale", &[8, 5]).at("x"), (2, NR));
}

/// AP-139, AP-140, AP-141, AP-142, AP-R59: example AP-X31: the passing of orders.
#[test]
fn order_passing() {
    let text = format!("south movement\nSC: I3a I3b=moved_last G1/1/1g\nSW: I3e=moved_last | I3x @S\nSR: I3r\n{REST}");
    let off = battle(&text);
    assert!(off.allows("move a to SR"));
    assert_eq!(off.refuses("order a"), "AP-139");
    let on = with("order_passing", &text);
    assert_eq!(on.refuses("move a to SR"), "AP-139");
    assert!(on.allows("move b to SR") && on.allows("move g to SR"));
    assert_eq!(on.refuses("move e to SR"), "AP-139", "an engaged unit breaks off");
    assert_eq!(on.refuses("order b"), "AP-139");
    assert_eq!(on.refuses("order g"), "AP-R59");
    let passed = on.clone().then("order a", &[4]);
    assert!(passed.allows("move a to SR"), "4 - 1 for the general");
    let mut failed = on.clone().then("order a", &[5]);
    assert_eq!((failed.refuses("move a to SR"), failed.refuses("order a")), ("AP-139", "AP-R59"));
    failed.play("end movement", &[]).play("end combat", &[]).play("end movement", &[]).play("end combat", &[]);
    assert!(failed.clone().play("order a", &[5]).allows("move a to SR"), "5 - 2: AP-X31");
    assert!(!failed.clone().play("order a", &[6]).allows("move a to SR"), "6 - 2: AP-X31");
    failed.play("end movement", &[]).play("end combat", &[]).play("end movement", &[]).play("end combat", &[]);
    assert_eq!(failed.troops("a").failed_orders, 0, "a turn without attempt");
    let mut first = position(&text);
    first["turns"] = serde_json::json!([1, 1]);
    let first = Battle::set(&Battle::setup("champ_de_mars", "order_passing"), first);
    assert!(first.allows("move a to SR"), "not on the first turn");
}

/// AP-106: reserves are hidden, or open.
#[test]
fn hidden_reserves() {
    use kernel::{Eyes, Show};
    let text = "south movement\nSC: I3a\nSR: I3b\nNC: | I3x\nNR: I3y";
    let seen = |options: &str, eyes| {
        let scene = with(options, text).0.scene(eyes);
        scene.pieces.iter().map(|piece| piece.id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(seen("", Eyes::Seat(S)), ["a", "b", "x"]);
    assert_eq!(seen("", Eyes::Public), ["a", "x"]);
    assert_eq!(seen("hidden_reserve=false", Eyes::Seat(S)), ["a", "b", "x", "y"]);
}
